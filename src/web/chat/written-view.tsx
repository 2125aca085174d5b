import { Link } from 'react-router'
import type { ChatAnswer, QuotedPassage, WrittenAnswer } from '#shared/api/conversations.ts'
import * as words from '#words/chat.ts'
import * as general from '#words/general.ts'
import { QuotedPassageView } from './quoted-passage.tsx'
import { Remarks, remarksOf } from './remarks.tsx'

type WrittenViewProps = { answer: ChatAnswer; written: WrittenAnswer }

/** A model's text, each sentence with the numbers of its passages, which follow word for word. */
export function WrittenView({ answer, written: { writer, sentences, leftOut, activity } }: WrittenViewProps) {
  const { state, passages, withheld } = answer
  const isRunning = state === 'running'
  const uncited = sentences.filter(({ cites }) => cites.length === 0).length
  const remarks = isRunning
    ? []
    : [
        state === 'stopped' && words.stoppedWhatWasWholeBy,
        leftOut > 0 && words.sentencesLeftOut(leftOut),
        uncited > 0 && words.restOnNoPassage(uncited, sentences.length),
        ...remarksOf(answer),
      ]
  if (!isRunning && sentences.length === 0 && withheld === 0)
    return <p className="text-ink-3">{words.stoppedBeforeThereWasAnswer}</p>
  return (
    <div className="grid gap-3">
      <p className="text-sm font-medium text-accent">{words.writtenByFromYourDocuments(writer)}</p>
      {groupSentences(sentences).map(({ kind, parts }, at) =>
        kind === 'list' ? (
          // oxlint-disable-next-line react/no-array-index-key -- what is written only grows
          <ul key={at} className="grid list-disc gap-1 pl-5">
            {parts.map((part, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- what is written only grows
              <li key={place}>
                <Sentences sentences={part} passages={passages} />
              </li>
            ))}
          </ul>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- what is written only grows
          <p key={at}>
            <Sentences sentences={parts[0]!} passages={passages} />
          </p>
        ),
      )}
      {isRunning && (
        <p className="animate-breathe text-ink-3">
          {activity ?? (sentences.length > 0 ? general.writing : words.readsThePassages(writer))}
        </p>
      )}
      {passages.length > 0 && (
        <ol aria-label={words.passagesThatAreCited} className="mt-1 grid gap-4 border-t border-line pt-4">
          {passages.map((passage, at) => (
            <QuotedPassageView key={`${passage.link} ${passage.text}`} passage={passage} number={at + 1} />
          ))}
        </ol>
      )}
      <Remarks remarks={remarks} />
    </div>
  )
}

type SentencesProps = { sentences: Sentence[]; passages: QuotedPassage[] }

const Sentences = ({ sentences, passages }: SentencesProps) =>
  sentences.map(({ text, cites }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- what is written only grows
    <span key={at} className="wrap-anywhere">
      {at > 0 && ' '}
      {text}
      {cites.map((number) => {
        const passage = passages[number - 1]
        return passage && <Citation key={number} number={number} passage={passage} />
      })}
      {cites.length === 0 && <span className="text-sm text-ink-3">{words.noPassage}</span>}
    </span>
  ))

const Citation = ({ number, passage: { title, version, heading, link } }: { number: number; passage: QuotedPassage }) => (
  <>
    {' '}
    <Link
      to={link}
      aria-label={`${words.passageIn(number, title, version)}${heading && `, ${heading}`}`}
      className="text-sm whitespace-nowrap text-accent tabular-nums underline-offset-4 hover:underline"
    >
      [{number}]
    </Link>
  </>
)

type Sentence = WrittenAnswer['sentences'][number]
/** A paragraph has one part, a list has one for each item. */
type SentenceGroup = { kind: 'paragraph' | 'list'; parts: Sentence[][] }

/** Groups sentences into paragraphs and lists. */
function groupSentences(sentences: Sentence[]): SentenceGroup[] {
  const groups: SentenceGroup[] = []
  for (const sentence of sentences) {
    const last = groups.at(-1)
    if (sentence.begins === 'item') {
      if (last?.kind === 'list') last.parts.push([sentence])
      else groups.push({ kind: 'list', parts: [[sentence]] })
    } else if (!last || sentence.begins === 'paragraph') groups.push({ kind: 'paragraph', parts: [[sentence]] })
    else last.parts.at(-1)!.push(sentence)
  }
  return groups
}
