import type { RevisedContent, RevisedSection } from '#shared/content/revised.ts'
import { idBefore, numberSides } from '#shared/content/revision-of.ts'
import { tablesOfSides } from '#shared/content/take-side.ts'
import { api } from '#web/api/api.ts'
import { surroundingsOf } from '#web/documents/content/block-props.ts'
import { SectionView } from '#web/documents/content/section-view.tsx'
import * as words from '#words/comparison.ts'
import './revised-view.css'

type RevisedViewProps = { documentId: string; from: string; to: string; content: RevisedContent; isBeside: boolean }

/** Both versions in one text, or side by side by chapter. Chapters without a change are folded. */
export function RevisedView({ documentId, from, to, content, isBeside }: RevisedViewProps) {
  const pictureOf = (block: string) =>
    api.sharing.picture({ id: documentId, block: idBefore(block), version: block === idBefore(block) ? to : from })
  const around = { ...surroundingsOf(content.sections, pictureOf), tables: tablesOfSides(content) }
  const sides = isBeside ? (['before', 'after'] as const) : (['both'] as const)
  const chapter = ({ section, place }: Numbered) => (
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
  )
  return (
    <div lang={content.language} className="font-serif text-[1.0625rem] leading-[1.65]">
      {isBeside && (
        <div aria-hidden className="grid grid-cols-2 gap-6 border-b border-line pb-2 font-mono text-sm text-ink-3">
          <p>{from}</p>
          <p>{to}</p>
        </div>
      )}
      {groupByChange(numberSides(content.sections)).map((chapters) =>
        isChanged(chapters[0]!.section) ? (
          chapters.map(chapter)
        ) : (
          <details key={chapters[0]!.section.id} className="mt-8 border-t border-line pt-4">
            <summary className="cursor-pointer font-sans text-sm text-ink-2">
              {words.unchangedChapters(
                chapters.length,
                chapters.map(({ section, place }) => `${place} ${section.heading}`).join(', '),
              )}
            </summary>
            {chapters.map(chapter)}
          </details>
        ),
      )}
    </div>
  )
}

type Numbered = { section: RevisedSection; place: number }

/** True if anything in a part of a comparison differs between its versions. */
export const isChanged = (part: RevisedSection | RevisedSection[]) =>
  /"(?:revision|changed|headingWas)":/.test(JSON.stringify(part))

/** Adjacent chapters without a change together, each changed one alone. */
function groupByChange(chapters: Numbered[]): Numbered[][] {
  const groups: Numbered[][] = []
  for (const chapter of chapters) {
    const last = groups.at(-1)
    if (last && !isChanged(last[0]!.section) && !isChanged(chapter.section)) last.push(chapter)
    else groups.push([chapter])
  }
  return groups
}
