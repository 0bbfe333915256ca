import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Plan } from '../../../contract/plan.ts'
import { SegmentedToggle } from '../../ui/segmented-toggle.tsx'
import { AgendaView } from './agenda-view.tsx'
import classes from './calendar-overview.module.css'
import { eventsByDay } from './day-events.ts'
import { DayDialog } from './day-dialog.tsx'
import { EventCard } from './event-card.tsx'
import { sameDayInMonth, visibleDays } from './grid-navigation.ts'
import { MonthGridTable } from './month-grid-table.tsx'
import { monthOf } from './month-grid.ts'
import { dayInZone, parseDay, type DayNumber } from './plan-day.ts'
import { planViewTexts } from './texts.ts'
import { UpcomingEvents } from './upcoming-events.tsx'
import { useEventCard } from './use-event-card.ts'
import { usePlanFormat } from './use-plan-format.ts'
import { WeekView } from './week-view.tsx'

type Scale = 'month' | 'week' | 'agenda'

const PHONE = '(max-width: 47.99em)'

const scales = (): readonly { value: Scale; label: string }[] => [
  { value: 'month', label: planViewTexts.month },
  { value: 'week', label: planViewTexts.week },
  { value: 'agenda', label: planViewTexts.agenda },
]

/** A calendar plan by month, week or as a list. Opens on today when the plan is under way, else on its first day. */
export function CalendarOverview({ plan }: { plan: Plan }) {
  const [today] = useState(() => dayInZone(Date.now(), plan.timeZone))
  const [activeDay, setActiveDay] = useState(() => openingDay(plan, today))
  const [scale, setScale] = useState<Scale>('month')
  // As with the tabs: the choice answers at once, the drawing follows.
  const shownScale = useDeferredValue(scale)
  const [openDays, setOpenDays] = useState<readonly DayNumber[] | null>(null)
  const byDay = useMemo(() => eventsByDay(plan.tasks), [plan.tasks])
  const isCompact = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const format = usePlanFormat()
  const card = useEventCard()
  const month = monthOf(activeDay)
  const days = visibleDays(activeDay, { isCompact, weekStart: format.weekStart })

  const { close } = card
  const openDay = useCallback(
    (opened: readonly DayNumber[]) => {
      close()
      setOpenDays(opened)
    },
    [close],
  )

  return (
    <div className={classes.overview}>
      <Navigation
        title={shownScale === 'week' ? format.dayRange(days[0]!, days.at(-1)!) : format.month(month)}
        scale={scale}
        onScale={setScale}
        onTurn={(turns) => setActiveDay(scale === 'week' ? activeDay + turns * days.length : sameDayInMonth(activeDay, turns))}
        onToday={() => setActiveDay(today)}
      />
      {shownScale === 'month' ? (
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
      ) : null}
      {shownScale === 'week' ? <WeekView days={days} byDay={byDay} today={today} card={card} onOpen={openDay} /> : null}
      {shownScale === 'agenda' ? <AgendaView month={month} byDay={byDay} today={today} onOpen={openDay} /> : null}
      {shownScale === 'agenda' ? null : <UpcomingEvents tasks={plan.tasks} today={today} onOpen={openDay} />}
      <EventCard control={card} />
      {openDays ? <DayDialog days={openDays} byDay={byDay} onClose={() => setOpenDays(null)} /> : null}
    </div>
  )
}

function openingDay(plan: Plan, today: DayNumber): DayNumber {
  const first = parseDay(plan.metadata.startDate)
  return first <= today && today <= parseDay(plan.metadata.endDate) ? today : first
}

interface NavigationProps {
  title: string
  scale: Scale
  onScale: (scale: Scale) => void
  onTurn: (turns: number) => void
  onToday: () => void
}

function Navigation({ title, scale, onScale, onTurn, onToday }: NavigationProps) {
  const turn = scale === 'week' ? planViewTexts.turnWeek : planViewTexts.turnMonth
  return (
    <div className={classes.navigation}>
      <h3 className={classes.title} aria-live="polite">
        {title}
      </h3>
      <div className={classes.turns}>
        <Button variant="default" size="sm" onClick={onToday}>
          {planViewTexts.today}
        </Button>
        <ActionIcon aria-label={turn.previous} onClick={() => onTurn(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={turn.next} onClick={() => onTurn(1)}>
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
      </div>
      <SegmentedToggle label={planViewTexts.scaleLabel} value={scale} options={scales()} onChange={onScale} />
    </div>
  )
}
