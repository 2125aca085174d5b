/** How to reach each call of the API table, a line for each noun, written by the build. */
declare module 'virtual:calls' {
  export const lines: Record<string, string>
}
/** Of those that a sign-in needs. */
declare module 'virtual:account-calls' {
  export const lines: Record<string, string>
}
