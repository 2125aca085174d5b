import Check from 'lucide-react/icons/check'
import { Button } from '#web/ui/button.tsx'
import { usePassing } from '#web/ui/use-passing.ts'
import * as words from '#words/settings.ts'

/** Milliseconds for which the button confirms the save. */
const confirmation = 3000

export function SaveButton({ onSave }: { onSave: () => void }) {
  const [saved, showSaved] = usePassing<true>(confirmation)
  const save = () => {
    onSave()
    showSaved(true)
  }
  return (
    <>
      <Button variant="primary" onClick={save}>
        {saved && <Check aria-hidden size={16} />}
        {saved ? words.savedLabel : words.saveChanges}
      </Button>
      <output className="sr-only">{saved ? words.yourChoicesAreKeptIn : ''}</output>
    </>
  )
}
