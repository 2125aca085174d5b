import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import * as words from '#words/design-picture.ts'

const [patience, leastLetters] = [200, 3]

export type PaletteComponent = Awaited<ReturnType<typeof api.references.components>>['components'][number]

/** Components of the reference designs that match the typed text; a press adds one with all details of its design. */
export function Palette({ typed, onAdd }: { typed: string; onAdd: (component: PaletteComponent) => void }) {
  const q = useSettled(typed.trim(), patience)
  const { data } = useQuery({
    queryKey: ['palette', q],
    queryFn: () => api.references.components({ q }),
    enabled: q.length >= leastLetters,
    placeholderData: keepPreviousData,
  })
  const found = typed.trim().length >= leastLetters ? (data?.components ?? []) : []
  if (found.length === 0) return null
  return (
    <div className="grid gap-2">
      <p id="palette" className="text-sm font-medium text-ink-2">
        {words.fromDesigns}
      </p>
      <ul aria-labelledby="palette" className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
        {found.map((component) => (
          <li key={component.name}>
            <button
              type="button"
              className="grid h-full w-full cursor-pointer content-start gap-1 rounded-md border border-line p-3 text-left text-sm hover:bg-raised"
              onClick={() => onAdd(component)}
            >
              <span className="font-medium">{component.name}</span>
              <span className="line-clamp-3 text-ink-2">{component.does}</span>
              <span className="text-ink-3">{component.design}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
