import type { FactChange } from '#shared/api/comparison.ts'
import { Added, Removed } from '#web/documents/content/revised-words.tsx'

/** Each changed fact, with the earlier text above the later one. */
export const FactChanges = ({ facts }: { facts: FactChange[] }) => (
  <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
    {facts.map(({ kind, id, was, is }, index) => (
      <li
        key={index}
        tabIndex={-1}
        data-change={was === null ? 'added' : is === null ? 'removed' : 'changed'}
        className="grid scroll-my-24 gap-x-6 gap-y-1 px-4 py-3 -outline-offset-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
      >
        <p className="text-sm text-ink-3">
          {kind} {id && <span className="font-mono text-xs tabular-nums">{id}</span>}
        </p>
        <div className="grid gap-1 wrap-anywhere">
          {was !== null && (
            <p>
              <Removed>{was}</Removed>
            </p>
          )}
          {is !== null && (
            <p>
              <Added>{is}</Added>
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
)
