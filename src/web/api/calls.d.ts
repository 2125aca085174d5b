/** How to reach each call of the API table but those of a sign-in, a line for each noun, written by the build. */
declare module 'virtual:calls' {
  export const lines: Record<string, string>
}
/** Of those. */
declare module 'virtual:account-calls' {
  export const lines: Record<string, string>
}
