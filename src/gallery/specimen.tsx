import { useState, type ComponentType, type ReactNode } from 'react'

/** The exports of one file of `web/ui`, in each of their states. */
export type Specimen = {
  /** In `web/ui`. */
  file: string
  /** Each component that the file exports, with its states by name. */
  components: Record<string, Record<string, ComponentType>>
}

type KeptProps<Value> = { initial: Value; children: (value: Value, keep: (value: Value) => void) => ReactNode }

/** Manages the value of a controlled component. */
export function Kept<Value>({ initial, children }: KeptProps<Value>) {
  const [value, keep] = useState(initial)
  return children(value, keep)
}

export const ignore = () => undefined
