import { Suspense, useMemo, useState } from 'react'
import type { DialogAnswer, AskedQuestion, Question } from './question.ts'
import { lazyPart } from '../lazy-part.ts'

const DialogView = lazyPart(() => import('./dialog-view.tsx').then((file) => file.DialogView))

type Of<Kind extends Question['kind']> = Omit<Extract<Question, { kind: Kind }>, 'kind'>
type ReturnTo = AskedQuestion['returnTo']

let lastNumber = 0

/** The page's own alerts, confirmations and prompts, one at a time. `dialogs` must be rendered in the page. */
export function useDialogs() {
  const [queue, setQueue] = useState<AskedQuestion[]>([])
  const asking = useMemo(() => {
    const ask = (question: Question, returnTo?: ReturnTo) =>
      new Promise<DialogAnswer>((answer) => setQueue((now) => [...now, { number: ++lastNumber, question, answer, returnTo }]))
    return {
      alert: async (question: Of<'alert'>, returnTo?: ReturnTo) => {
        await ask({ kind: 'alert', ...question }, returnTo)
      },
      /** Undefined if cancelled by Escape, which may differ from `no`. */
      confirm: async (question: Of<'confirmation'>) => {
        const answer = await ask({ kind: 'confirmation', ...question })
        return typeof answer === 'boolean' ? answer : undefined
      },
      prompt: async (question: Of<'prompt'>) => {
        const answer = await ask({ kind: 'prompt', ...question })
        return typeof answer === 'string' ? answer : undefined
      },
    }
  }, [])
  const [first] = queue
  const dialogs = first && (
    <Suspense>
      <DialogView key={first.number} {...first} onGone={() => setQueue((now) => now.slice(1))} />
    </Suspense>
  )
  return { ...asking, dialogs }
}

export type Dialogs = Omit<ReturnType<typeof useDialogs>, 'dialogs'>
