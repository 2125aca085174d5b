import { useState } from 'react'
import { sentenceFor } from '#web/api/sentence-for.ts'

type State = { isBusy: boolean; failure?: string; success?: string }

/** Saves something on the server, with a message about the result. */
export function useSaving() {
  const [state, setState] = useState<State>({ isBusy: false })
  /** `work` returns the success message; returns true if it succeeded. */
  const save = async (work: () => Promise<string>): Promise<boolean> => {
    setState({ isBusy: true })
    try {
      setState({ isBusy: false, success: await work() })
      return true
    } catch (error) {
      setState({ isBusy: false, failure: sentenceFor(error) })
      return false
    }
  }
  return { ...state, save }
}
export type Saving = ReturnType<typeof useSaving>
