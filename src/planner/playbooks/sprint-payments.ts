import type { Playbook } from './playbook.ts'
import { SOFTWARE_STAGES } from './software-stages.ts'
import { releaseTasks } from './software-tasks.ts'

export const SPRINT_PAYMENTS: Playbook = {
  id: 'sprint-payments',
  title: 'payments',
  plannerTypes: ['sprint'],
  matches: { strong: ['payment', 'adyen', 'mollie', 'braintree', 'stripe', 'paypal', 'pci', 'subscription billing', 'invoicing', 'refund', 'ideal', 'sepa', 'billing system'], weak: ['cards', 'webhooks', 'reconcil', 'booking', 'checkout', 'invoice'], not: ['e commerce', 'cart', 'catalogue', 'tax return'] },
  tags: ['payments'],
  topicStages: SOFTWARE_STAGES,
  defaultTopics: ['cards', 'refunds', 'webhooks', 'reconciliation report'],
  tasks: [
    ...releaseTasks('payments'),
    { id: 'merchant', at: 0.01, minutes: 120, priority: 'high', title: 'Merchant account, test keys, contacts, statement text', how: 'Know-your-business checks take days: documents first. Test and live keys apart, in the vault.', done: 'a test payment shows in the provider’s console' },
    { id: 'money-model', at: 0.04, minutes: 240, priority: 'high', role: 'backend', title: 'Payment state machine and ledger: minor units, idempotency keys', how: 'Created, authorised, captured, failed, refunded, disputed; double-entry rows; no float anywhere.', done: 'the states are a diagram and illegal moves fail in tests' },
    { id: 'cards-server', at: 0.14, minutes: 420, role: 'backend', about: ['card'], title: 'Cards: sessions, 3-D Secure, capture, declined reasons', how: 'Card data never touches our servers; one idempotency key an attempt; soft declines retried once with authentication.', done: 'the provider’s test cards end in the expected state' },
    { id: 'cards-form', at: 0.18, minutes: 300, role: 'frontend', about: ['card'], after: ['cards-server'], title: 'Cards: hosted fields in our page, errors people understand', how: 'Amount on the button, no double click, keyboard and reader, back button safe.', done: 'paying works on a phone with a slow network' },
    { id: 'ideal', at: 0.3, minutes: 300, role: 'backend', about: ['ideal', 'bancontact', 'sepa', 'bank transfer', 'klarna'], title: '{topic}: redirect flow, late success, abandoned payments', how: 'The redirect proves nothing: wait for the webhook; expire pending ones; customer may return hours later.', done: 'success after the tab was closed still confirms the booking' },
    { id: 'local-method-ui', at: 0.34, minutes: 150, role: 'frontend', about: ['ideal', 'bancontact', 'sepa', 'klarna'], after: ['ideal'], title: '{topic}: choice by country and return page for every outcome', how: 'Paid, pending, failed, unknown: each says what happens next.', done: 'all four outcomes are reachable in the preview' },
    { id: 'refund-rules', at: 0.42, minutes: 240, role: 'backend', about: ['refund', 'cancel'], title: 'Refunds: full, partial, after payout, never more than paid', how: 'Reason codes, four-eyes above a limit, ledger reversed, method-specific windows.', done: 'concurrent refunds cannot exceed the payment' },
    { id: 'refund-screen', at: 0.46, minutes: 180, role: 'frontend', about: ['refund', 'cancel'], after: ['refund-rules'], title: 'Refunds: screen for support with preview and mail', how: 'Show what the customer gets when; ask for the reason; undo while pending.', done: 'support refunded a test booking alone' },
    { id: 'webhooks-intake', at: 0.54, minutes: 300, priority: 'high', role: 'backend', about: ['webhook', 'notification'], title: 'Webhooks: verify, store, acknowledge, process once, out of order', how: 'HMAC check, raw event kept, unique event id, state decided by fetching the payment.', done: 'shuffled and repeated events end in the same state' },
    { id: 'webhook-gaps', at: 0.58, minutes: 120, role: 'operations', about: ['webhook', 'notification'], after: ['webhooks-intake'], title: 'Webhooks: hourly sweep for payments stuck in between', how: 'Ask the provider about everything pending for over an hour; alert on what stays.', done: 'a swallowed event was repaired by the sweep' },
    { id: 'reconciliation', at: 0.68, minutes: 360, role: 'backend', about: ['reconcil', 'settlement', 'report'], title: 'Reconciliation report: payouts against ledger, fees, differences', how: 'Import the settlement file daily, match by reference, show unmatched with age.', done: 'a month of test data reconciles to the cent' },
    { id: 'finance-walk', at: 0.74, minutes: 90, role: 'finance', about: ['reconcil', 'settlement', 'report'], after: ['reconciliation'], title: 'Reconciliation: walk through with finance, fix what they cannot book', how: 'Their month-end with your export; tax and fee accounts.', done: 'finance closes a test month without a spreadsheet of their own' },
    { id: 'saq', at: 0.6, minutes: 240, about: ['pci', 'saq', 'compliance'], title: 'PCI SAQ-A: scope, evidence, script inventory, signature', how: 'List every script on the payment page with its reason and integrity; hosting, access, policies as evidence.', done: 'the questionnaire is signed and the evidence filed' },
    { id: 'saq-headers', at: 0.64, minutes: 150, role: 'frontend', about: ['pci', 'saq', 'compliance'], title: 'PCI: content security policy and change alert on the payment page', how: 'Only listed scripts load; tamper detection weekly.', done: 'a planted script is blocked and reported' },
    { id: 'chargeback', at: 0.8, minutes: 120, title: 'Disputes and fraud: rules, evidence template, who answers', how: 'Velocity limits, address checks, reply within the deadline.', done: 'one test dispute was answered with the template', optional: true },
    { id: 'live-test', at: 0.92, minutes: 120, priority: 'high', title: 'Live test: one real payment and refund for each method', how: 'Own cards, smallest amount, check statement text and payout next day.', done: 'money went in and came back, and the ledger shows both' },
  ],
}
