import type { Content } from '#shared/content/content.ts'
import { surroundingsOf } from './block-props.ts'
import { SectionView } from './section-view.tsx'

type ContentViewProps = { content: Content; pictureOf: (blockId: string) => string }

/** Content displayed as a document. Sections out of view are not laid out. */
export const ContentView = ({ content, pictureOf }: ContentViewProps) => {
  const around = surroundingsOf(content.sections, pictureOf)
  return (
    <article
      lang={content.language}
      className="mx-auto max-w-[46rem] px-5 pt-8 pb-14 font-serif text-[1.0625rem] leading-[1.65] sm:px-10"
    >
      <header>
        <p className="text-2xl leading-tight font-semibold text-balance wrap-anywhere">{content.title}</p>
        {content.subtitle && <p className="mt-2 text-lg text-ink-2">{content.subtitle}</p>}
        {content.facts.length > 0 && (
          <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-y border-line py-3 font-sans text-sm">
            {content.facts.map(({ label, value }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-3">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {content.sections.map((section, index) => (
        <div key={section.id} className="[contain-intrinsic-size:auto_60rem] mt-12 [content-visibility:auto]">
          <SectionView section={section} number={`${index + 1}`} level={3} around={around} />
        </div>
      ))}
    </article>
  )
}
