type Line = { change: 'deleted' | 'inserted'; text: string }

/** Two versions of one design: the chapters and lines that differ, and the number of facts of each kind. */
export type Comparison = {
  chapters: { heading: string; lines: Line[] }[]
  figures: { label: string; before: number; after: number }[]
}

const deleted = (text: string): Line => ({ change: 'deleted', text })
const inserted = (text: string): Line => ({ change: 'inserted', text })

/** An example written and reviewed by an architect: one sentence of a brief changes, and the design with it. */
export const comparison: Comparison = {
  chapters: [
    {
      heading: 'Statements and answers',
      lines: [
        deleted('New claims must be loaded from the claims system every night, within 4 hours.'),
        inserted('Every claim event from the claims system must reach the platform within 30 seconds.'),
      ],
    },
    {
      heading: 'Components and connections',
      lines: [
        deleted('Nightly loader: copies the claims of the day into the raw tables after the claims system has closed.'),
        inserted('Claim event stream: receives each event from the claims system and retains it for 7 days for a replay.'),
        inserted('Event processor: checks each event and writes it to the governed tables exactly once.'),
      ],
    },
    {
      heading: 'Decisions',
      lines: [
        deleted('Load nightly in one batch: the claims system offers a complete extract after 20:00.'),
        inserted('Publish events from the claims system instead of nightly extracts: 30 seconds rule out a batch.'),
      ],
    },
  ],
  figures: [
    { label: 'Statements', before: 9, after: 9 },
    { label: 'Components', before: 6, after: 7 },
    { label: 'Decisions', before: 3, after: 3 },
  ],
}
