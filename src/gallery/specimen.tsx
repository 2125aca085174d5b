import { useState, type ComponentType, type ReactNode } from 'react'

/** What one file of `web/ui` exports, in each of its states. */
export type Specimen = {
  /** In `web/ui`. */
  file: string
  /** Each component that the file exports, with its states by name. */
  components: Record<string, Record<string, ComponentType>>
}

type KeptProps<Value> = { initial: Value; children: (value: Value, keep: (value: Value) => void) => ReactNode }

/** Keeps the value of a control that leaves that to others. */
export function Kept<Value>({ initial, children }: KeptProps<Value>) {
  const [value, keep] = useState(initial)
  return children(value, keep)
}

export const ignore = () => undefined
