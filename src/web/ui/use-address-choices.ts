import { useState } from 'react'
import { createSearchParams, type NavigateOptions, type URLSearchParamsInit, useSearchParams } from 'react-router'

type ChangeChoices = (next: URLSearchParamsInit, options?: NavigateOptions) => void

/**
 * The choices of a screen in its URL, and a function to change them. Returns new choices at once: the router applies them only when it has
 * time, and until then a check box or a list would show the old choice.
 */
export function useAddressChoices(): [URLSearchParams, ChangeChoices] {
  const [current, navigate] = useSearchParams()
  const [changed, setChanged] = useState({ from: current, to: current })
  const change: ChangeChoices = (next, options) => {
    const to = createSearchParams(next)
    setChanged({ from: current, to })
    navigate(to, { preventScrollReset: true, ...options })
  }
  return [changed.from === current ? changed.to : current, change]
}
