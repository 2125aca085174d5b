import { Link } from 'react-router'
import { momentLabel } from '#web/documents/labels.ts'
import { useSend } from '#web/sending/send-provider.ts'
import type { useAsked } from '#web/sending/recipients.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import * as words from '#words/document-page.ts'

type Asked = NonNullable<ReturnType<typeof useAsked>>['asked']
type Question = { id: string; text: string }

/** Who was asked the question, and a way to ask someone: on the document's page the dialog, elsewhere a link to it. */
export const AskClient = ({ question, asked, address }: { question: Question; asked: Asked; address?: string }) => (
  <div className="grid justify-items-start gap-1.5">
    {asked
      .filter((one) => one.question === question.text)
      .map(({ name, by, at }) => (
        <p key={`${name} ${at}`} className="text-copper">
          {words.wasAskedBy(name, by, momentLabel(at))}
        </p>
      ))}
    {address === undefined ? (
      <AskButton question={question.id} />
    ) : (
      <Link
        to={address}
        aria-label={words.askClientQuestion(question.id)}
        className={buttonStyle({ size: 'small', variant: 'quiet' })}
      >
        {words.askTheClient}
      </Link>
    )}
  </div>
)

function AskButton({ question }: { question: string }) {
  const send = useSend()
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={words.askClientQuestion(question)}
      onClick={() => send({ right: 'answer', question })}
    >
      {words.askTheClient}
    </Button>
  )
}
