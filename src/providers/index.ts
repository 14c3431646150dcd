/** Where changes and tickets come from. */
export { type LocalGitOptions, localGitProvider } from './git/local.js';
export { type PruneLimits, pruneCaches } from './git/prune.js';
export { type GitHubOptions, githubProvider } from './github/provider.js';
export { type GitHubTicketOptions, githubTicketReader } from './github/tickets.js';
export { type AllowHost, jiraAddress } from './jira/address.js';
export { type JiraOptions, type JiraTickets, jiraTickets } from './jira/tickets.js';
export type { Connection } from './json-call.js';
export { LINEAR_API, type LinearOptions, type LinearTickets, linearTickets } from './linear/tickets.js';
export * from './provider.js';
export { fileTicketReader } from './ticket-file.js';
export { type ReadTicket, type TicketSources, ticketReader } from './tickets.js';
