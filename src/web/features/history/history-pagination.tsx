import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './history-pagination.module.css'
import { historyTexts } from './texts.ts'

interface HistoryPaginationProps {
  page: number
  totalPages: number
  onPageChange: (page: number) => void
}

export function HistoryPagination({ page, totalPages, onPageChange }: HistoryPaginationProps) {
  return (
    <nav className={classes.pagination} aria-label={historyTexts.pagination}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconChevronLeft size={16} />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        {historyTexts.previous}
      </Button>
      <p className={classes.position} aria-live="polite">
        {historyTexts.pageOf(page, totalPages)}
      </p>
      <Button
        variant="default"
        size="sm"
        rightSection={<IconChevronRight size={16} />}
        disabled={page >= totalPages}
        onClick={() => onPageChange(page + 1)}
      >
        {historyTexts.next}
      </Button>
    </nav>
  )
}
