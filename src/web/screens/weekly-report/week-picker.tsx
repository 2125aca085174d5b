import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import * as words from '#words/weekly-report.ts'

type WeekPickerProps = { /** A day of the week that is shown. */ day: string; onChange: (day: string) => void }

const daysLater = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** One week back or on, or the week of any day. */
export const WeekPicker = ({ day, onChange }: WeekPickerProps) => (
  <fieldset className="flex items-center gap-1">
    <legend className="sr-only">{words.week}</legend>
    <Button size="icon" variant="secondary" aria-label={words.theWeekBefore} onClick={() => onChange(daysLater(day, -7))}>
      <ChevronLeft aria-hidden size={16} />
    </Button>
    <Input
      type="date"
      aria-label={words.theWeekOf}
      value={day}
      min="2000-01-01"
      max="2099-12-31"
      onChange={({ target }) => target.value !== '' && target.validity.valid && onChange(target.value)}
      className="w-40"
    />
    <Button size="icon" variant="secondary" aria-label={words.theWeekAfter} onClick={() => onChange(daysLater(day, 7))}>
      <ChevronRight aria-hidden size={16} />
    </Button>
  </fieldset>
)
