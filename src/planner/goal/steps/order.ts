import { settleAftermath } from '../dates/aftermath.ts'
import { readLeadTimes } from '../dates/lead-times.ts'
import { readBeforeThat } from '../dates/read-before-that.ts'
import { readEarlyWork } from '../dates/read-early-work.ts'
import { bindDaysOfResources } from '../sprints/days-of-resources.ts'
import { readEnds } from '../orders/read-ends.ts'
import { readOrders } from '../orders/read-orders.ts'
import { readBarredSoLong } from '../topics/barred-so-long.ts'
import { readGoLiveOfEach } from '../topics/go-live-of-each.ts'
import { readLags } from '../topics/read-lags.ts'
import { readPrecedence } from '../topics/read-precedence.ts'
import { readWaits } from '../topics/read-waits.ts'
import { readStepsBehindDates, settleThingsOfWeekends, withoutOrdersInNames } from '../topics/steps-behind-dates.ts'
import { settleWhatCanWait } from '../topics/what-can-wait.ts'
import type { Group } from './step.ts'

export const ORDER: Group = {
  name: 'order',
  why: 'Needs every part and date: what comes before what, waits for what, and is counted from what.',
  steps: [
    readOrders,
    readEnds,
    readLags,
    readLeadTimes,
    settleAftermath,
    readWaits,
    readPrecedence,
    readBarredSoLong,
    readStepsBehindDates,
    withoutOrdersInNames,
    readGoLiveOfEach,
    settleThingsOfWeekends,
    bindDaysOfResources,
    readEarlyWork,
    readBeforeThat,
    settleWhatCanWait,
  ],
}
