import X from 'lucide-react/icons/x'
import * as words from '#words/design-answers.ts'
import { ActionSelect } from './action-select.tsx'
import type { Components } from './use-answers.ts'

type AnswerComponentsProps = {
  reference: string
  ids: string[]
  components: Components
  onChange(ids: string[]): void
}

/** The components of an answer, each with a button to remove it, and a list to add another. */
export const AnswerComponents = ({ reference, ids, components, onChange }: AnswerComponentsProps) => (
  <div data-field="components" className="flex flex-wrap items-center gap-1.5">
    {ids.length > 0 && (
      <ul aria-label={`${words.columns.components}, ${reference}`} className="contents">
        {ids.map((id) => (
          <li
            key={id}
            className="inline-flex min-w-0 items-center rounded-md border border-line bg-raised pl-2.5 text-sm wrap-anywhere"
          >
            {components.names.get(id) ?? id}
            <button
              type="button"
              aria-label={words.removeComponent(components.names.get(id) ?? id, reference)}
              onClick={({ currentTarget }) => {
                // The button disappears; a keyboard user continues from the list.
                currentTarget.closest('[data-field]')?.querySelector('select')?.focus({ preventScroll: true })
                onChange(ids.filter((other) => other !== id))
              }}
              className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-md text-ink-3 hover:text-ink pointer-coarse:size-11"
            >
              <X aria-hidden size={14} />
            </button>
          </li>
        ))}
      </ul>
    )}
    <div className="w-56 max-w-full">
      <ActionSelect
        isLazy
        label={`${words.addComponent} ${reference}`}
        action={words.addComponent}
        options={components.choices.filter(({ value }) => !ids.includes(value))}
        onChoose={(id) => onChange([...ids, id])}
      />
    </div>
  </div>
)
