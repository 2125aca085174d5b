import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { awaitWork } from '#web/documents/await-work.ts'
import { useClaim } from '#web/documents/claims.ts'
import { type Fact, factsIn, useFacts, wordsOf } from '#web/documents/facts.ts'
import { reloadDocuments } from '#web/documents/queries.ts'
import { useSurroundings } from '#web/documents/surroundings.ts'
import { Button } from '#web/ui/button.tsx'
import { forget, readStored, store } from '#web/ui/stored-value.ts'
import { useWork } from '#web/ui/use-work.ts'
import * as texts from '#words/document-page.ts'
import * as general from '#words/general.ts'
import { useAsked } from '#web/sending/recipients.ts'
import { AskClient } from './ask-client.tsx'
import { MadeNote, type Made } from './made-note.tsx'
import { type AssumptionRuling, AssumptionRow, QuestionRow } from './ruling-rows.tsx'
import type { PanelProps } from './panel-props.ts'

/** By id of the question or assumption. */
type Rulings = { answers: Record<string, string>; assumptions: Record<string, AssumptionRuling> }
const none: Rulings = { answers: {}, assumptions: {} }

/** Open questions and assumptions: answered and judged here, and saved together as one version. */
export function QuestionsPanel({ document: id, version }: PanelProps) {
  const { data, isError } = useFacts(id, version)
  const mayRule = useSurroundings(id, version).data?.mayEdit ?? false
  const [made, setMade] = useState<Made>()
  const people = useAsked(id, useSession()?.client === null)
  const box = useRef<HTMLDivElement>(null)
  useChosen(box, data !== undefined)
  const { rulings, change, clear } = useRulings(id)
  const [failure, setFailure] = useState<string>()
  const answers = Object.entries(rulings.answers).filter(([, answer]) => answer.trim() !== '')
  const verdicts = Object.entries(rulings.assumptions)
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    try {
      const asked = {
        id,
        base: version,
        answers: answers.map(([question, answer]) => ({ question, answer })),
        assumptions: verdicts.map(([assumption, { verdict, instead = '' }]) => ({
          assumption,
          verdict,
          ...(instead.trim() !== '' && { instead }),
        })),
      }
      const { key } = await api.documentPage.rule(asked, { idempotencyKey: crypto.randomUUID() })
      const { document } = await awaitWork(key)
      clear()
      setMade({ from: version, version: document.version, words: told(answers.length, verdicts.length) })
    } catch (error) {
      setFailure(texts.whatYouTypedIsKept(sentenceFor(error)))
    }
    await reloadDocuments()
  })
  if (isError) return <p className="text-sm text-ink-3">{texts.questionsCannotBeShownNow}</p>
  if (!data) return <output className="text-sm text-ink-3">{general.loading}</output>
  const [questions, assumptions] = [factsIn(data.facts, 'questions'), factsIn(data.facts, 'assumptions')]
  const count = answers.length + verdicts.length
  return (
    <div ref={box} className="grid gap-5 pr-1">
      {made && <MadeNote id={id} made={made} onGone={() => setMade(undefined)} />}
      <List title={texts.openQuestions} empty={texts.nothingIsOpen} facts={questions}>
        {(question) => (
          <QuestionRow
            key={question.id}
            question={question}
            mayRule={mayRule}
            answer={rulings.answers[question.id] ?? ''}
            onChange={(answer) => change({ ...rulings, answers: { ...rulings.answers, [question.id]: answer } })}
          >
            {people && mayRule && <AskClient question={{ id: question.id, text: wordsOf(question) }} asked={people.asked} />}
          </QuestionRow>
        )}
      </List>
      <List title={texts.assumptions} empty={texts.nothingIsAssumed} facts={assumptions}>
        {(assumption) => (
          <AssumptionRow
            key={assumption.id}
            assumption={assumption}
            mayRule={mayRule}
            ruling={rulings.assumptions[assumption.id]}
            onChange={(ruling) => {
              const { [assumption.id]: _, ...others } = rulings.assumptions
              change({ ...rulings, assumptions: ruling ? { ...others, [assumption.id]: ruling } : others })
            }}
          />
        )}
      </List>
      {mayRule && (
        <div className="sticky -bottom-4 -mb-4 grid gap-1.5 border-t border-line bg-background py-3">
          <Button variant="primary" disabled={isBusy || count === 0} onClick={begin}>
            {isBusy ? general.writing : count === 0 ? texts.nothingRuledYet : texts.makeOneVersionOf(count)}
          </Button>
          <p role="alert" className="text-sm wrap-anywhere text-danger empty:hidden">
            {failure}
          </p>
        </div>
      )}
    </div>
  )
}

const told = (answers: number, verdicts: number) =>
  [answers > 0 ? texts.questionsAnswered(answers) : '', verdicts > 0 ? texts.assumptionsJudged(verdicts) : '']
    .filter(Boolean)
    .join(', ')

type ListProps = { title: string; empty: string; facts: Fact[]; children: (fact: Fact) => ReactNode }

const List = ({ title, empty, facts, children }: ListProps) => (
  <section className="grid gap-3">
    <h3 className="font-medium">
      {title} <span className="font-mono text-xs text-ink-3 tabular-nums">{facts.length}</span>
    </h3>
    {facts.length === 0 ? <p className="text-sm text-ink-3">{empty}</p> : <ul className="grid gap-4">{facts.map(children)}</ul>}
  </section>
)

/** Typed text is stored for each account until it is saved as a version. */
function useRulings(id: string) {
  const account = useSession()
  const name = `rulings-draft:${account?.email} ${account?.displayName}:${id}`
  const [rulings, setRulings] = useState(() => (readStored(name, 'localStorage') as Rulings | undefined) ?? none)
  return {
    rulings,
    change: (next: Rulings) => {
      setRulings(next)
      store(name, next, 'localStorage')
    },
    clear: () => {
      setRulings(none)
      forget(name, 'localStorage')
    },
  }
}

/** Scrolls to the question or assumption behind the selected citation. */
function useChosen(box: RefObject<HTMLElement | null>, isThere: boolean) {
  const claim = useClaim()
  useEffect(() => {
    if (!isThere || !claim?.isHeld) return
    const rows = claim.facts.flatMap((fact) => box.current?.querySelector<HTMLElement>(`[data-ruling="${fact}"]`) ?? [])
    rows[0]?.scrollIntoView({ block: 'nearest' })
  }, [box, claim, isThere])
}
