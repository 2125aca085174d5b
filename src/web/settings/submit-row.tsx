import { Button } from '#web/ui/button.tsx'
import { SavingNote } from './saving-note.tsx'
import type { Saving } from './use-saving.ts'

/** The end of a form: the result of saving, and the submit button. */
export const SubmitRow = ({ label, isBusy, ...note }: Omit<Saving, 'save'> & { label: string }) => (
  <>
    <SavingNote {...note} />
    <div>
      <Button type="submit" variant="primary" disabled={isBusy}>
        {label}
      </Button>
    </div>
  </>
)
