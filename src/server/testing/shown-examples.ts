/** The examples that are also rendered and walked in a browser: one clear, one with gaps, one that contradicts itself. */
export const shownExamples = ['aldgate-claims-lakehouse', 'brightwater-audience-analytics', 'wexmoor-contact-assistant']
