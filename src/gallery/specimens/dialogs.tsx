import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Calendar } from '#web/ui/calendar.tsx'
import { DialogView } from '#web/ui/dialogs/dialog-view.tsx'
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx'
import type { Question } from '#web/ui/dialogs/question.ts'
import { useDialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import { DrawerView } from '#web/ui/drawer-view.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ignore, type Specimen } from '../specimen.tsx'

/** Each kind of question, opened by a button, because an open dialog covers the others. */
const asking = (label: string, question: Question) =>
  function Asking() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        {isOpen && <DialogView number={1} question={question} answer={ignore} onGone={() => setOpen(false)} />}
      </>
    )
  }

function InTurn() {
  const { alert, confirm, dialogs } = useDialogs()
  const ask = async () => {
    if (await confirm({ text: 'Shall a second dialog follow?', yes: 'Follow', no: 'Enough' })) await alert({ text: 'It followed.' })
  }
  return (
    <>
      <Button onClick={() => void ask()}>Ask twice</Button>
      {dialogs}
    </>
  )
}

function Filling() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send</Button>
      {isOpen && (
        <FormDialog title="Send to client" description="Version 1.0.0 of “Ledger platform”" onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </FormDialog>
      )}
    </>
  )
}

function Picking() {
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState('2027-01-04')
  const opener = useRef<HTMLButtonElement>(null)
  const pick = (next: string) => {
    setOpen(false)
    setDay(next)
  }
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        {day}
      </Button>
      {isOpen && <Calendar value={day} opener={opener} onPick={pick} onClose={() => setOpen(false)} />}
    </>
  )
}

const drawing = (View: typeof Drawer | typeof DrawerView, side: 'left' | 'right', label: string) =>
  function Drawing() {
    const [isOpen, setOpen] = useState(false)
    const opener = useRef<HTMLButtonElement>(null)
    return (
      <>
        <Button ref={opener} onClick={() => setOpen(true)}>
          {label}
        </Button>
        <View open={isOpen} onClose={() => setOpen(false)} title={label} opener={opener} side={side} closeLabel="Close the drawer">
          <p className="p-5 pt-14">What stands in a drawer.</p>
        </View>
      </>
    )
  }

export const dialogs: Specimen[] = [
  {
    file: 'dialogs/dialog-view.tsx',
    components: {
      DialogView: {
        alert: asking('Open an alert', {
          kind: 'alert',
          text: 'The document is shared',
          link: { label: 'See who has it', to: '/' },
        }),
        confirmation: asking('Open a confirmation', {
          kind: 'confirmation',
          text: 'Take back the approval?',
          note: 'Both stay on record.',
          yes: 'Take back',
          no: 'Keep it',
        }),
        prompt: asking('Open a prompt', {
          kind: 'prompt',
          text: 'Share Claims platform',
          label: 'Email address to share with',
          type: 'email',
          yes: 'Share',
        }),
      },
    },
  },
  { file: 'dialogs/form-dialog.tsx', components: { FormDialog: { 'with a form': Filling } } },
  { file: 'dialogs/use-dialogs.tsx', components: { useDialogs: { 'one after the other': InTurn } } },
  { file: 'calendar.tsx', components: { Calendar: { 'opened by its day': Picking } } },
  {
    file: 'drawer-view.tsx',
    components: { DrawerView: { 'from the right': drawing(DrawerView, 'right', 'Open the drawer at the right') } },
  },
  { file: 'drawer.tsx', components: { Drawer: { 'from the left': drawing(Drawer, 'left', 'Open the drawer at the left') } } },
]
