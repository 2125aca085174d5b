import Check from 'lucide-react/icons/check'
import { Button } from '#web/ui/button.tsx'
import { usePassing } from '#web/ui/use-passing.ts'

/** Milliseconds for which the button says that it saved. */
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
        {saved ? 'Saved' : 'Save Changes'}
      </Button>
      <output className="sr-only">{saved ? 'Your choices are kept in this browser.' : ''}</output>
    </>
  )
}
