import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { controlStyle, Field } from '#web/ui/field.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import * as words from '#words/reference-designs.ts'
import { readDesignText } from './design-text.ts'

/** Milliseconds after the last keystroke. */
const pause = 600

const faultsQuery = (text: string) =>
  queryOptions({
    queryKey: ['reference-faults', text],
    queryFn: async () => {
      const { design, fault } = readDesignText(text)
      return fault === undefined ? (await api.references.check({ design })).faults : [fault]
    },
    staleTime: Infinity,
    gcTime: 60_000,
  })

/** The errors in the text of a design; undefined until it is checked. */
export function useFaults(text: string): string[] | undefined {
  const settled = useSettled(text, pause)
  const { data } = useQuery(faultsQuery(settled))
  return settled === text ? data : undefined
}

type DesignTextFieldProps = { text: string; faults: string[] | undefined; onType: (text: string) => void }

/** A design as text, with its errors below. */
export const DesignTextField = ({ text, faults, onType }: DesignTextFieldProps) => (
  <>
    <Field label={words.asText} hint={words.changesAreKeptHere}>
      {(control) => (
        <textarea
          {...control}
          rows={24}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onType(target.value)}
          className={`${controlStyle} resize-y py-2 font-mono text-xs leading-relaxed sm:text-sm`}
        />
      )}
    </Field>
    <Faults faults={faults} />
  </>
)

/** The result of the check; unknown while it runs. */
const Faults = ({ faults }: { faults: string[] | undefined }) => (
  <div aria-live="polite" className="grid gap-1 text-sm">
    {faults === undefined && <p className="text-ink-3">{words.checking}</p>}
    {faults?.length === 0 && <p className="text-ok">{words.nothingWrong}</p>}
    {faults && faults.length > 0 && (
      <ul aria-label={words.wrongWithIt} className="grid gap-1 border-l-3 border-danger pl-3 wrap-anywhere">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )}
  </div>
)
