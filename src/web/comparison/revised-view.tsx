import type { RevisedContent } from '#shared/content/revised.ts'
import { idBefore, numberSides } from '#shared/content/revision-of.ts'
import { tablesOfSides } from '#shared/content/take-side.ts'
import { api } from '#web/api/api.ts'
import { surroundingsOf } from '#web/documents/content/block-props.ts'
import { SectionView } from '#web/documents/content/section-view.tsx'
import './revised-view.css'

type RevisedViewProps = { documentId: string; from: string; to: string; content: RevisedContent; isBeside: boolean }

/** Both versions in one text, or side by side by chapter. */
export function RevisedView({ documentId, from, to, content, isBeside }: RevisedViewProps) {
  const pictureOf = (block: string) =>
    api.sharing.picture({ id: documentId, block: idBefore(block), version: block === idBefore(block) ? to : from })
  const around = { ...surroundingsOf(content.sections, pictureOf), tables: tablesOfSides(content) }
  const sides = isBeside ? (['before', 'after'] as const) : (['both'] as const)
  return (
    <div lang={content.language} className="font-serif text-[1.0625rem] leading-[1.65]">
      {isBeside && (
        <div aria-hidden className="grid grid-cols-2 gap-6 border-b border-line pb-2 font-mono text-sm text-ink-3">
          <p>{from}</p>
          <p>{to}</p>
        </div>
      )}
      {numberSides(content.sections).map(({ section, place }) => (
        <div key={section.id} className={isBeside ? 'grid grid-cols-2 gap-6' : undefined}>
          {sides.map((side) => (
            <div key={side} data-side={side} className="mt-8 min-w-0 pl-4">
              <SectionView
                section={section}
                number={`${place}`}
                level={3}
                around={side === 'both' ? around : { ...around, inVersion: side === 'before' ? from : to }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
