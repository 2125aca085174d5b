import { documentTypes } from '#shared/document-types.ts'

/** The components of the example; `from` is the side on which the arrow from the component before it arrives. */
const nodes = [
  { name: 'Claims system', place: 'source' },
  { name: 'Claim event stream', place: 'stream', from: 'left' },
  { name: 'Event processor', place: 'processor', from: 'above' },
  { name: 'Governed tables', place: 'tables', from: 'above' },
  { name: 'Claims reports', place: 'reports', from: 'right' },
  { name: 'Fraud checks', place: 'checks', from: 'left' },
]

const parts = [
  { name: 'Claim event stream', words: 'Receives each event and retains it for 7 days for a replay.' },
  { name: 'Event processor', words: 'Checks each event and writes it to the governed tables exactly once.' },
]

/** A page of a design, as a client reads it; written and reviewed by an architect. Paper is light in either theme. */
export const DocumentFigure = () => (
  <figure className="document">
    <div className="sheet" data-theme="light">
      <p className="sheet-line">
        <span>Claims Lakehouse</span>
        <span>{documentTypes.hld.label}</span>
      </p>
      <p className="sheet-title">
        <span>3</span> Components and connections
      </p>
      <p>Every claim event reaches the platform within 30 seconds. Reports and fraud checks read the same tables.</p>
      <p className="said">
        The claims system sends events to the claim event stream. The event processor writes them to the governed tables, which
        claims reports and fraud checks read.
      </p>
      <div className="diagram" aria-hidden>
        <span className="platform">Claims platform</span>
        {nodes.map(({ name, place, from }) => (
          <span key={place} className={`node ${place} ${from ? `from-${from}` : ''}`}>
            {name}
          </span>
        ))}
      </div>
      <dl>
        {parts.map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="quote">
        <span>From the brief</span>“Every claim event from the claims system must reach the platform within 30 seconds.”
      </p>
      <p className="sheet-line">
        <span>Version 1.1.0 · Approved</span>
        <span>7</span>
      </p>
    </div>
    <figcaption>A page of an example design: what is built, and the sentence of the brief that it answers.</figcaption>
  </figure>
)
