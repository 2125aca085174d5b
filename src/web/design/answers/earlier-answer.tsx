import { queryOptions } from '@tanstack/react-query'
import type { EarlierAnswer as Earlier } from '#shared/api/design-answers.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import * as words from '#words/design-answers.ts'
import type { DesignEditing } from '../editing.ts'

export type { Earlier }

/** Earlier answers to open statements, by statement id. */
export const earlierQuery = ({ id, version }: DesignEditing['document']) =>
  queryOptions({
    queryKey: ['documents', 'design', id, 'earlier', version],
    queryFn: () => api.designAnswers.earlier({ id }),
    select: ({ answers }) => new Map(answers.map((one) => [one.statement, one])),
    staleTime: Infinity,
  })

type EarlierAnswerProps = { earlier: Earlier; reference: string; onTake: () => void }

/** Offers an approved answer from another document, with its source. */
export const EarlierAnswer = ({ earlier: { state, how, said, by, document }, reference, onTake }: EarlierAnswerProps) => (
  <div className="grid min-w-0 gap-1.5 rounded-md bg-raised p-3 text-sm @3xl:col-start-2">
    <p className="text-ink-2 wrap-anywhere">
      {words.earlierAnswer}:{' '}
      <a href={`/documents/${document.id}`} target="_blank" rel="noopener" className="underline">
        {words.earlierFrom(document.client, document.title, document.version)}
      </a>
      {by !== undefined && `, ${words.earlierBy(by)}`}
    </p>
    {said !== undefined && <p className="text-ink-2 wrap-anywhere">{words.earlierSaid(said)}</p>}
    <p className="whitespace-pre-line wrap-anywhere">
      <span className="font-medium">{words.states[state]}</span>. {how}
    </p>
    <Button size="small" className="justify-self-start" onClick={onTake}>
      {words.takeEarlier}
      <span className="sr-only"> {reference}</span>
    </Button>
  </div>
)
