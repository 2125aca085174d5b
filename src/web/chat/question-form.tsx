import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { chatLimits } from '#shared/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import * as words from '#words/chat.ts'
import type { Answerers } from './use-answerers.ts'
import { useSendOnEnter } from './use-send-on-enter.ts'
import { Select } from '#web/ui/select.tsx'

/** Selects the author of the next answer; hidden if no model is available. */
const AnswererField = ({ answerers: { all, chosen, choose } }: { answerers: Answerers }) =>
  all.length > 0 && (
    <label className="flex items-center gap-2 text-sm text-ink-2">
      <span className="shrink-0">{words.answeredBy}</span>
      <Select value={chosen?.id ?? 'offline'} onChange={({ target }) => choose(target.value)}>
        {all.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <option value="offline">{words.quotationsOnly}</option>
      </Select>
    </label>
  )

/** Suggestions that are answered from the facts and the record, not by search. */
const suggestions = [words.whatAreOpenQuestions, words.whatAreRisks, words.whatWasDecided, words.whoApprovedIt, words.whatChanged]

type QuestionFormProps = {
  isBusy: boolean
  /** True if no question has been asked yet. */
  suggests: boolean
  /** True after the first question was asked in another form. */
  takesFocus?: boolean
  answerers: Answerers
  onAsk: (text: string) => void
  onStop?: () => void
}

/** The text can be edited while an answer is in progress. */
export function QuestionForm({ isBusy, suggests, takesFocus = false, answerers, onAsk, onStop }: QuestionFormProps) {
  const { canSend, onSubmit, fill, input, field } = useSendOnEnter({ isBusy, onSend: onAsk })
  const { chosen } = answerers
  return (
    <form aria-label={words.question} className="grid gap-3 border-t border-line p-4 sm:px-5" onSubmit={onSubmit}>
      {suggests && (
        <ul aria-label={words.suggestedQuestions} className="flex flex-wrap gap-1.5">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button size="small" onClick={() => fill(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <TextArea
          ref={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field with the focus has just given way to this one
          autoFocus={takesFocus}
          rows={1}
          aria-label={words.yourQuestion}
          aria-describedby="question-keys"
          placeholder={words.askAboutTheseDocuments}
          maxLength={chatLimits.question}
          {...field}
        />
        {isBusy && onStop ? (
          <Button onClick={onStop}>
            <Square aria-hidden size={14} />
            {words.stop}
          </Button>
        ) : (
          <Button type="submit" variant="primary" disabled={!canSend}>
            <ArrowUp aria-hidden size={16} />
            <span className="max-sm:sr-only">{words.ask}</span>
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id="question-keys" className="text-xs text-ink-3">
          {chosen ? words.questionAndPassagesThatAre(chosen.vendor) : words.answersAreQuotedFromYour}
          <span className="pointer-coarse:hidden">{words.enterAsksShiftEnterBegins}</span>
        </p>
        <AnswererField answerers={answerers} />
      </div>
    </form>
  )
}
