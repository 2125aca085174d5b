import type { DesignEditing } from '#web/design/editing.ts'
import { PrintedChapters } from '#web/design/printed-chapters.tsx'
import { SavedText } from '#web/design/saved-text.tsx'
import { Field } from '#web/ui/field.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import * as words from '#words/design.ts'

const DesignPicture = lazyPart(() => import('#web/design/picture/design-picture.tsx').then((file) => file.DesignPicture))
const DesignAnswers = lazyPart(() => import('#web/design/answers/design-answers.tsx').then((file) => file.DesignAnswers))
const DesignTables = lazyPart(() => import('./design-tables.tsx').then((file) => file.DesignTables))

export type ViewName = keyof typeof words.views
export const viewNames = Object.keys(words.views) as [ViewName, ...ViewName[]]

type View = { editing: DesignEditing }

/** One view of a design; each is loaded when it is first shown. */
export function DesignView({ name, editing }: View & { name: ViewName }) {
  if (name === 'answers') return <DesignAnswers editing={editing} />
  if (name !== 'picture') return <DesignTables name={name} editing={editing} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DesignPicture editing={editing} />
      <Whole editing={editing} />
      <PrintedChapters editing={editing} />
    </div>
  )
}

/** The fields of the design as a whole. */
const Whole = ({ editing: { facts, isReadOnly, change } }: View) =>
  !isReadOnly && (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Field label={words.system}>
        {(control) => (
          <SavedText
            {...control}
            value={facts.system}
            onSave={(value) => (value === '' ? words.mayNotBeEmpty : change({ op: 'set', id: 'system', field: 'text', value }))}
          />
        )}
      </Field>
      <Field label={words.summary}>
        {(control) => (
          <SavedText
            {...control}
            isLong
            value={facts.summary?.text ?? ''}
            onSave={(value) => (value === '' ? words.mayNotBeEmpty : change({ op: 'set', id: 'summary', field: 'text', value }))}
          />
        )}
      </Field>
    </div>
  )
