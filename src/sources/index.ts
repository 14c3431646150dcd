/** Where changes and tickets come from. */
export { type LocalGitOptions, localGitProvider } from './git/local.js';
export { type PruneLimits, pruneCaches } from './git/prune.js';
export * from './provider.js';
export { createGitHubSource, type GitHubSourceOptions } from './pulls/provider.js';
export { fileTicketReader } from './tickets/file.js';
export { type GitHubTicketOptions, githubTicketReader } from './tickets/github.js';
export { type AllowHost, jiraAddress } from './tickets/jira/address.js';
export { type JiraOptions, type JiraTickets, jiraTickets } from './tickets/jira/tickets.js';
export type { Connection } from './tickets/json-call.js';
export { LINEAR_API, type LinearOptions, type LinearTickets, linearTickets } from './tickets/linear.js';
export { type ReadTicket, type TicketSources, ticketReader } from './tickets/route.js';
