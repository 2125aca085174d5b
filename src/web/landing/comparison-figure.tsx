import ArrowRight from 'lucide-react/icons/arrow-right'
import { documentTypes } from '#shared/document-types.ts'
import { comparison } from './comparison.ts'

type Line = (typeof chapters)[number]['lines'][number]
const { chapters, figures } = comparison

const Becomes = () => (
  <>
    <ArrowRight aria-hidden size={12} strokeWidth={1.7} />
    <span className="said">to</span>
  </>
)

const ChangedLine = ({ change, text }: Line) =>
  change === 'inserted' ? (
    <ins>
      <span className="said">Inserted: </span>
      {text}
    </ins>
  ) : (
    <del>
      <span className="said">Deleted: </span>
      {text}
    </del>
  )

/** Two versions of a design side by side, as the product shows them. */
export function ComparisonFigure() {
  const lines = chapters.flatMap((chapter) => chapter.lines)
  const count = (wanted: Line['change']) => lines.filter(({ change }) => change === wanted).length
  return (
    <figure className="comparison">
      <div className="panel">
        <p className="panel-head">
          <strong>{documentTypes.hld.label}</strong>
          <span className="versions">
            1.0.0 <Becomes /> 1.1.0
          </span>
          <span className="counts">
            <span className="inserted">+{count('inserted')}</span>
            <span className="said">lines,</span>
            <span className="deleted">−{count('deleted')}</span>
          </span>
        </p>
        <ul className="changes">
          {chapters.map(({ heading, lines }) => (
            <li key={heading}>
              <strong>{heading}</strong>
              {lines.map((line) => (
                <ChangedLine key={line.text} {...line} />
              ))}
            </li>
          ))}
        </ul>
        <dl className="totals">
          {figures.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{before}</span> <Becomes /> {after}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption>
        An example, Claims Lakehouse: the client changed one sentence of the brief, an architect changed the design, and our
        platform shows what differs between the two versions.
      </figcaption>
    </figure>
  )
}
