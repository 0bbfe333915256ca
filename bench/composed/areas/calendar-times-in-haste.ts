import type { Phrase } from '../compose-goals.ts'
import { busyAt, daysBut, lasting, onDays, within } from './calendar-constraints.ts'

const WORK_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri']
const phrase = (id: string, text: string, { slot, constraints, ...more }: Omit<Phrase, 'id' | 'text'>): Phrase => ({ id, text, slot, constraints, ...more })
const habitRules = { only: ['uke', 'welsh', 'swim', 'physio', 'novels', 'choir', 'run', 'theory', 'french'], clash: ['days', 'hours2', 'change', 'rhythm', 'gap', 'perweek', 'kind'] }

/** Hours, days, lengths and limits as people write them in haste. */
export const CALENDAR_TIMES_IN_HASTE: readonly Phrase[] = [
  phrase('hours.b4', 'not b4 7pm pls', { slot: 'hours', constraints: [within('19:00', '24:00')] }),
  phrase('hours.home', 'i get home about 6.30 so later than that', { slot: 'hours', constraints: [within('18:30', '24:00', { days: WORK_DAYS })] }),
  phrase('hours.only1', 'only got 1-2pm free', { slot: 'hours', constraints: [within('13:00', '14:00')], clash: ['longer'] }),
  phrase('hours.stick', 'mornings b/w 8 and 11 are best so stick to those', { slot: 'hours', constraints: [within('08:00', '11:00')] }),
  phrase('hours.pickup', 'has to be after school pick up at 3:15', { slot: 'hours', constraints: [within('15:15', '24:00')] }),
  phrase('hours.lunches', 'cant do lunchtimes (12-1)', { slot: 'hours', constraints: [busyAt({ from: '12:00', to: '13:00' })] }),
  phrase('hours.wrapped', 'wrapped up by 9.30pm at the latest', { slot: 'hours', constraints: [within('00:00', '21:30')] }),
  phrase('hours.teatime', 'tea time onwards, so from 5', { slot: 'hours', constraints: [within('17:00', '24:00')] }),
  phrase('days.slashes', 'mon/weds/fri', { slot: 'days', constraints: [onDays('mon', 'wed', 'fri')] }),
  phrase('days.reasons', 'not tuesdays (kids) or thursdays (choir)', { slot: 'days', constraints: [daysBut('tue', 'thu')] }),
  phrase('days.plus', 'sat + sun only', { slot: 'days', constraints: [onDays('sat', 'sun')] }),
  phrase('days.alone', 'weekdays, leave my weekends alone', { slot: 'days', constraints: [onDays(...WORK_DAYS)] }),
  phrase('days.offwork', 'i have tues and fri off work so do it then', { slot: 'days', constraints: [onDays('tue', 'fri')] }),
  phrase('days.ever', 'no mondays ever', { slot: 'days', constraints: [daysBut('mon')] }),
  phrase('length.keep', 'keep it to 45 mins a go', { slot: 'length', constraints: [lasting(0, 45)] }),
  phrase('length.max', '1h max each', { slot: 'length', constraints: [lasting(0, 60)] }),
  phrase('length.tilde', '~half hr sessions', { slot: 'length', constraints: [lasting(25, 35)] }),
  phrase('perweek.x', '3x/week', { slot: 'perweek', constraints: [{ type: 'per_week', min: 3, max: 3 }], ...habitRules }),
  phrase('perweek.plenty', 'twice a wk is plenty', { slot: 'perweek', constraints: [{ type: 'per_week', max: 2 }], ...habitRules }),
  phrase('perday.freak', 'just 1 thing a day or i freak out', { slot: 'perday', constraints: [{ type: 'per_day', max: 1 }] }),
  phrase('busy.footy', 'footy training tues + thurs 6-7.30', { slot: 'busy', constraints: [{ ...busyAt({ days: ['tue', 'thu'], from: '18:00', to: '19:30' }), except: 'foot' }] }),
  phrase('busy.works', "work's 8-4 mon-fri", { slot: 'busy', constraints: [busyAt({ days: WORK_DAYS, from: '08:00', to: '16:00' })] }),
  phrase('gap.between', 'need a day off in between', { slot: 'gap', constraints: [{ type: 'gap_days', min: 2 }], ...habitRules }),
]
