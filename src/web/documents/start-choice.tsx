import type { MouseEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import type { BriefFormState } from './use-brief-form.ts'
import { useKnownProject } from './use-known-project.ts'

/** What the document would start from, and the choice to start afresh; nothing unless the project is known. */
export function StartChoice({ form }: { form: BriefFormState }) {
  const known = useKnownProject(form)
  if (!known) return null
  const { document, taken, isOn } = known
  const words = taken.map((field) => field.words)
  /** Only into the fields that the form has; the others are taken over as they are. */
  const fill = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    for (const { field, text } of taken) {
      const name = `requirements.${field}` as const
      if (currentTarget.form?.elements.namedItem(name)) form.setValue(name, text)
    }
  }
  return (
    <div className="grid justify-items-start gap-2 border-l-3 border-line pl-3">
      <CheckBox
        {...form.register('startsFromProject')}
        label="Start from what is known of this project"
        description={sentenceFor(isOn, document, words)}
      />
      {words.length > 0 && (
        <Button size="small" className="ml-7.5" onClick={fill}>
          Fill in the fields
        </Button>
      )}
    </div>
  )
}

const list = new Intl.ListFormat('en-GB')

function sentenceFor(isOn: boolean, document: string, words: string[]): string {
  if (!isOn) return 'Only what you write here is used, and facts are numbered anew.'
  if (words.length === 0) return `What you write replaces what ${document} says. What stays the same keeps its id.`
  return `Fields you leave empty are taken from ${document}: ${list.format(words)}.`
}
