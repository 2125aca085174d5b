/** SQL: the verb of an activity; a decision on a review that asks for changes has its own. */
export const eventVerb = `case when activity.details ->> 'decision' = 'changes-asked' then 'changes-asked' else activity.verb end`
