declare module 'virtual:calls' {
  /** How to reach each call of the API table, written by the build. */
  export const calls: Record<string, object>
}
