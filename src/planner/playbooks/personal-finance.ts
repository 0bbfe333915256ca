import type { Playbook } from './playbook.ts'

export const PERSONAL_FINANCE: Playbook = {
  id: 'personal-finance', title: 'personal finance', plannerTypes: ['calendar'], tags: ['money'],
  matches: { strong: ['save money', '=save', 'save up', 'savings goal', 'budget', 'pay off', 'debt', 'emergency fund', 'personal finance', 'finances', 'invest', 'retirement savings', 'buy a house', 'mortgage', 'down payment', 'sparen', 'schulden', 'ahorrar', 'deudas', 'epargner', 'dettes', 'poupar', 'dividas', 'credit card'], weak: ['income', 'spending', 'bank', 'rent', 'month', 'savings'], not: ['trip', 'party', 'wedding', 'wedding budget', 'moving', 'tax return', 'travel', 'campaign', 'renovat', 'conference', 'laptop'] },
  series: [
    { id: 'money-date', about: ['money', 'budget', 'spending', 'review', 'finance'], name: { en: 'money date', de: 'Geldstunde', es: 'cita con el dinero', fr: 'point argent', pt: 'hora do dinheiro' }, perWeek: 1, minutes: 30, tags: ['review'], sessions: [
      { id: 'look', title: 'Money date, week {week}: balances, last week’s spending, next week’s bills', how: 'Same chair, tea, both partners; sort the week into needed, loved, forgotten.', done: 'each bill of next week is covered and one thing is praised' },
      { id: 'cut', from: 0.15, title: 'Money date, week {week}: one cost to lower by a phone call', how: 'Energy, phone, insurance: the rival’s price in hand, ask for retention.', done: 'one bill is lower or the date to leave is set' },
      { id: 'forecast', from: 0.3, title: 'Money date, week {week}: are we on course — sum, date, next step', how: 'Compare with the line on the wall; move the surplus at once.', done: 'the line is drawn up to today' },
    ] },
  ],
  tasks: [
    { id: 'net-worth', at: 0, minutes: 60, priority: 'high', title: 'Take stock: every account, debt with rate, standing order', how: 'One page, sums of today; debts by interest; no blame.', done: 'one number says where you stand' },
    { id: 'three-months', at: 0.05, minutes: 75, title: 'Three months of spending in eight groups', how: 'Bank export, colour by group; look at the three that surprise you.', done: 'an average month stands per group' },
    { id: 'goal-sum', at: 0.08, minutes: 45, priority: 'high', title: 'Goal as sum, date and monthly rate', how: 'Sum divided by months; if it does not fit change date or sum, not hope.', done: 'the rate is smaller than the surplus' },
    { id: 'budget-plan', at: 0.12, minutes: 60, about: ['budget'], title: 'Budget: fixed, future, free — with a week’s buffer', how: 'Future includes yearly bills divided by twelve; free is guilt-free.', done: 'income minus all three is zero on paper' },
    { id: 'accounts', at: 0.16, minutes: 45, title: 'Accounts and standing orders on pay day', how: 'Fixed account, savings out of sight, spending card; transfers the day after pay.', done: 'the orders run without you' },
    { id: 'subscriptions', at: 0.2, minutes: 45, about: ['subscription', 'contracts'], title: 'Cancel or lower: subscriptions and contracts', how: 'List from the statements, used last month or out; notice dates in the calendar.', done: 'the yearly saving is written on the wall' },
    { id: 'small-fund', at: 0.25, minutes: 30, about: ['emergency'], title: 'First cushion: one month’s rent apart', how: 'Sell two things, move the tax refund; separate bank.', done: 'the sum is there or the date is fixed' },
    { id: 'debt-order', at: 0.28, minutes: 60, about: ['debt', 'pay off', 'credit card', 'loan'], title: 'Debts in order: dearest first, minimum on the rest', how: 'Call for a lower rate; consolidate only if the total falls; ask free debt advice early.', done: 'the pay-off table has an end date' },
    { id: 'debt-auto', at: 0.32, minutes: 30, about: ['debt', 'pay off', 'credit card', 'loan'], after: ['debt-order'], title: 'Debts: automatic extra payment, card cut or frozen', how: 'Day after pay; delete saved cards from shops.', done: 'the first extra payment went out' },
    { id: 'insurance-check', at: 0.42, minutes: 60, title: 'Insurance: what would ruin us, what is double', how: 'Liability, disability, health first; telephone cover last.', done: 'each policy is keep, change or cancel' },
    { id: 'extra-income', at: 0.5, minutes: 60, title: 'Two ways to earn more: ask, offer, sell', how: 'Pay talk with evidence; one hour of a skill; unused things.', done: 'one has a date', optional: true },
    { id: 'invest-rules', at: 0.6, minutes: 75, about: ['invest', 'retire', 'pension', 'etf'], title: 'Investing on one page: horizon, risk, cost, rule for bad days', how: 'Only after cushion and dear debt; broad and cheap; independent source; no hot tips.', done: 'the page is signed by yourself' },
    { id: 'house-fund', at: 0.55, minutes: 75, about: ['house', 'mortgage', 'down payment', 'apartment'], title: 'Home purchase: deposit, side costs, what the bank will ask', how: 'A tenth to a seventh on top for fees; credit report now; three talks.', done: 'price ceiling and papers are known' },
    { id: 'papers', at: 0.7, minutes: 45, title: 'Emergency folder: who finds what if you cannot', how: 'Accounts, insurance, wishes; somebody knows where.', done: 'somebody knows', optional: true },
    { id: 'half-way-money', at: 0.5, minutes: 30, title: 'Half-way: raise the rate by a little', how: 'Half of any pay rise, first.', done: 'the standing order is higher', optional: true },
    { id: 'year-plan', at: 0.97, minutes: 45, title: 'Close: what changed, celebrate cheaply, next sum', how: 'Compare with the first page.', done: 'the next goal has sum and date' },
  ],
}
