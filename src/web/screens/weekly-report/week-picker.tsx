import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { addDays } from '#shared/calendar.ts'
import * as words from '#words/weekly-report.ts'

type WeekPickerProps = { /** A day of the week on display. */ day: string; onChange: (day: string) => void }

/** The range of days that the call accepts. */
const [first, last] = ['2000-01-01', '2099-12-31']

/** Selects the previous or next week, or the week of any day. */
export const WeekPicker = ({ day, onChange }: WeekPickerProps) => (
  <fieldset className="flex items-center gap-1">
    <legend className="sr-only">{words.week}</legend>
    <Button size="icon" variant="secondary" aria-label={words.theWeekBefore} onClick={() => onChange(addDays(day, -7))}>
      <ChevronLeft aria-hidden size={16} />
    </Button>
    <DateInput
      label={words.theWeekOf}
      value={day}
      onChange={(next) => next >= first && next <= last && onChange(next)}
      className="w-40"
    />
    <Button size="icon" variant="secondary" aria-label={words.theWeekAfter} onClick={() => onChange(addDays(day, 7))}>
      <ChevronRight aria-hidden size={16} />
    </Button>
  </fieldset>
)
