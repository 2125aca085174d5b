import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { GivenAnswer } from '#shared/api/questions.ts'
import { useSession } from '#web/accounts/session.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { sentenceFor } from '#web/api/sentence-for.ts'
import { awaitWork } from '#web/documents/await-work.ts'
import { useClaim } from '#web/documents/claims.ts'
import { type Fact, factsIn, useFacts, wordsOf } from '#web/documents/facts.ts'
import { momentLabel } from '#web/documents/labels.ts'
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

/**
 * Open questions and assumptions. Whoever writes answers and judges them here, beginning with the client's answers, and saves all as one
 * version; the client's own people send their answers to the consultants.
 */
export function QuestionsPanel({ document: id, version }: PanelProps) {
  const { data, isError } = useFacts(id, version)
  const mayRule = useSurroundings(id, version).data?.mayEdit ?? false
  const isStaff = useSession()?.client === null
  const { answers: given, asked = [] } = useGivenAnswers(id) ?? {}
  const isClient = !isStaff && !mayRule
  const isGiven = (question: string) => given?.some((one) => one.question === question) ?? false
  const mayAnswer = mayRule || (isClient && asked.some((question) => !isGiven(question)))
  const people = useAsked(id, isStaff)
  const box = useRef<HTMLDivElement>(null)
  useChosen(box, data !== undefined)
  const { rulings, change, clear } = useRulings(id)
  const isShown = (question: Fact) => !isClient || asked.includes(question.id) || isGiven(question.id)
  const questions = data ? factsIn(data.facts, 'questions').filter(isShown) : []
  const assumptions = data ? factsIn(data.facts, 'assumptions') : []
  const answerOf = (question: string) =>
    rulings.answers[question] ?? (mayRule ? given?.find((one) => one.question === question)?.answer : undefined) ?? ''
  const answers = questions.flatMap(({ id: question }) => {
    const answer = answerOf(question).trim()
    return answer === '' ? [] : [{ question, answer }]
  })
  const saving = useSaving({ id, version, answers, assumptions: rulings.assumptions, mayRule, clear })
  if (isError) return <p className="text-sm text-ink-3">{texts.questionsCannotBeShownNow}</p>
  if (!data) return <output className="text-sm text-ink-3">{general.loading}</output>
  return (
    <div ref={box} className="grid gap-5 pr-1">
      {saving.made && <MadeNote id={id} made={saving.made} onGone={saving.dismiss} />}
      <output className={saving.said ? 'text-sm text-ok' : 'sr-only'}>{saving.said}</output>
      <List title={texts.openQuestions} empty={texts.nothingIsOpen} facts={questions}>
        {(question) => (
          <QuestionRow
            key={question.id}
            question={question}
            mayRule={mayAnswer && !(isClient && isGiven(question.id))}
            showsId={isStaff}
            answer={answerOf(question.id)}
            onChange={(answer) => change({ ...rulings, answers: { ...rulings.answers, [question.id]: answer } })}
          >
            <GivenAnswers given={given?.filter((one) => one.question === question.id) ?? []} isOwn={isClient} />
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
            showsId={isStaff}
            ruling={rulings.assumptions[assumption.id]}
            onChange={(ruling) => {
              const { [assumption.id]: _, ...others } = rulings.assumptions
              change({ ...rulings, assumptions: ruling ? { ...others, [assumption.id]: ruling } : others })
            }}
          />
        )}
      </List>
      {mayAnswer && (
        <div className="sticky -bottom-4 -mb-4 grid gap-1.5 border-t border-line bg-background py-3">
          <Button variant="primary" disabled={saving.isBusy || saving.count === 0} onClick={saving.begin}>
            {saving.label}
          </Button>
          <p role="alert" className="text-sm wrap-anywhere text-danger empty:hidden">
            {saving.failure}
          </p>
        </div>
      )}
    </div>
  )
}

/** Answers from people of the client that are in no version yet. */
const GivenAnswers = ({ given, isOwn }: { given: GivenAnswer[]; isOwn: boolean }) =>
  given.map(({ by, at, answer }) => (
    <p key={by + at} className="wrap-anywhere text-copper">
      {isOwn ? texts.youAnsweredOn(momentLabel(at), answer) : texts.answeredOn(by, momentLabel(at), answer)}
    </p>
  ))

const givenKey = (id: string) => ['given-answers', id]
/** Undefined while they load, and for readers who belong neither to the client nor to the staff. */
const useGivenAnswers = (id: string) =>
  useQuery({ queryKey: givenKey(id), queryFn: () => api.questions.answers({ id }), retry: false }).data

type Work = {
  id: string
  version: string
  answers: { question: string; answer: string }[]
  assumptions: Rulings['assumptions']
  mayRule: boolean
  clear: () => void
}

/** Saves answers and verdicts as a version, or sends the answers of a client. */
function useSaving({ id, version, answers, assumptions, mayRule, clear }: Work) {
  const [made, setMade] = useState<Made>()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string>()
  const verdicts = Object.entries(assumptions).map(([assumption, { verdict, instead = '' }]) => ({
    assumption,
    verdict,
    ...(instead.trim() !== '' && { instead }),
  }))
  const rule = async () => {
    const asked = { id, base: version, answers, assumptions: verdicts }
    const { key } = await api.documentPage.rule(asked, { idempotencyKey: crypto.randomUUID() })
    const { document } = await awaitWork(key)
    clear()
    setMade({ from: version, version: document.version, words: told(answers.length, verdicts.length) })
  }
  const send = async () => {
    await api.questions.answer({ id, base: version, answers })
    clear()
    setSaid(texts.answersAreSent(answers.length))
  }
  const { isBusy, begin } = useWork(async () => {
    setFailure(undefined)
    setSaid('')
    try {
      await (mayRule ? rule() : send())
    } catch (error) {
      setFailure(texts.whatYouTypedIsKept(sentenceFor(error)))
    }
    await Promise.all([
      reloadDocuments(),
      queryClient.invalidateQueries({ queryKey: givenKey(id) }),
      queryClient.invalidateQueries({ queryKey: ['overview'] }),
    ])
  })
  const count = answers.length + (mayRule ? verdicts.length : 0)
  const ready = mayRule ? texts.makeOneVersionOf(count) : texts.sendAnswers(count)
  const busy = mayRule ? general.writing : general.sending
  const label = isBusy ? busy : count > 0 ? ready : mayRule ? texts.nothingRuledYet : texts.sendYourAnswers
  return { made, said, failure, isBusy, begin, count, label, dismiss: () => setMade(undefined) }
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
