import { useState } from 'react'
import { sentenceFor } from '#web/api/sentence-for.ts'

type State = { isBusy: boolean; failure?: string; success?: string }

/** Something that is asked of the server, and how that went, in words. */
export function useSaving() {
  const [state, setState] = useState<State>({ isBusy: false })
  /** `work` answers what to say when it is done; answers whether it was. */
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
