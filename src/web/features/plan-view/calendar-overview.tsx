import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Plan } from '../../../contract/plan.ts'
import classes from './calendar-overview.module.css'
import { eventsByDay } from './day-events.ts'
import { DayDialog } from './day-dialog.tsx'
import { EventCard } from './event-card.tsx'
import { sameDayInMonth } from './grid-navigation.ts'
import { MonthGridTable } from './month-grid-table.tsx'
import { monthOf, type Month } from './month-grid.ts'
import { dayInZone, parseDay, type DayNumber } from './plan-day.ts'
import { planViewTexts } from './texts.ts'
import { UpcomingEvents } from './upcoming-events.tsx'
import { useEventCard } from './use-event-card.ts'
import { usePlanFormat } from './use-plan-format.ts'

const PHONE = '(max-width: 47.99em)'

/** A calendar plan month by month. Opens on today when the plan is under way, else on its first day. */
export function CalendarOverview({ plan }: { plan: Plan }) {
  const [today] = useState(() => dayInZone(Date.now(), plan.timeZone))
  const [activeDay, setActiveDay] = useState(() => openingDay(plan, today))
  const [openDays, setOpenDays] = useState<readonly DayNumber[] | null>(null)
  const byDay = useMemo(() => eventsByDay(plan.tasks), [plan.tasks])
  const isCompact = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const card = useEventCard()
  const month = monthOf(activeDay)

  function openDay(days: readonly DayNumber[]) {
    card.close()
    setOpenDays(days)
  }

  return (
    <div className={classes.overview}>
      <MonthNavigation
        month={month}
        onTurn={(months) => setActiveDay(sameDayInMonth(activeDay, months))}
        onToday={() => setActiveDay(today)}
      />
      <MonthGridTable
        month={month}
        byDay={byDay}
        today={today}
        activeDay={activeDay}
        isCompact={isCompact}
        card={card}
        onMoveTo={setActiveDay}
        onOpen={openDay}
      />
      <UpcomingEvents tasks={plan.tasks} today={today} onOpenDay={(day) => openDay([day])} />
      <EventCard control={card} />
      {openDays ? <DayDialog days={openDays} byDay={byDay} onClose={() => setOpenDays(null)} /> : null}
    </div>
  )
}

function openingDay(plan: Plan, today: DayNumber): DayNumber {
  const first = parseDay(plan.metadata.startDate)
  return first <= today && today <= parseDay(plan.metadata.endDate) ? today : first
}

interface MonthNavigationProps {
  month: Month
  onTurn: (months: number) => void
  onToday: () => void
}

function MonthNavigation({ month, onTurn, onToday }: MonthNavigationProps) {
  const format = usePlanFormat()
  return (
    <div className={classes.navigation}>
      <h3 className={classes.month} aria-live="polite">
        {format.month(month)}
      </h3>
      <Button variant="default" size="sm" onClick={onToday}>
        {planViewTexts.today}
      </Button>
      <ActionIcon aria-label={planViewTexts.previousMonth} onClick={() => onTurn(-1)}>
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={planViewTexts.nextMonth} onClick={() => onTurn(1)}>
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
