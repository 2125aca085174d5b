/** A row in the card of a new document. */
export const ResultFact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-ink-3">{label}</dt>
    <dd className="wrap-anywhere">{value}</dd>
  </div>
)
