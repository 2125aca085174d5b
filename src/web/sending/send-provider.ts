import { createContext, useContext } from 'react'
import type { SendStart } from './send-dialog.tsx'

const SendContext = createContext<(start: SendStart) => void>(() => undefined)
export const SendProvider = SendContext.Provider

/** Opens the dialog that sends the document, from anywhere on its page. */
export const useSend = () => useContext(SendContext)
