/**
 * Generates `schema.graphql`: the types below from GitHub's own GraphQL schema, without prose, and without the fields and
 * arguments that lead to other types. The two commands are in README.md in the folder above.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { exit } from 'node:process';
import { parse, print, specifiedScalarTypes, type TypeNode, visit } from 'graphql';

/** The types that the queries may use. A query that needs another one fails its test. */
const TYPES = new Set([
  'Query',
  'Repository',
  'Issue',
  'IssueConnection',
  'IssueTimelineItems',
  'IssueTimelineItemsConnection',
  'IssueTimelineItemsItemType',
  'IssueState',
  'PullRequest',
  'PullRequestTimelineItems',
  'PullRequestTimelineItemsConnection',
  'PullRequestTimelineItemsItemType',
  'RenamedTitleEvent',
  'BaseRefChangedEvent',
  'AutomaticBaseChangeSucceededEvent',
  'PullRequestReview',
  'PullRequestReviewConnection',
  'PullRequestReviewState',
  'PullRequestReviewComment',
  'PullRequestReviewCommentConnection',
  'IssueComment',
  'IssueCommentConnection',
  'PullRequestCommit',
  'PullRequestCommitConnection',
  'Commit',
  'GitActor',
  'GitActorConnection',
  'Actor',
  'Bot',
  'EnterpriseUserAccount',
  'Mannequin',
  'Organization',
  'User',
  'PageInfo',
  'DateTime',
  'GitObjectID',
  'URI',
  ...specifiedScalarTypes.map(({ name }) => name),
]);

/** The name of a type, without the marks of lists and of what is never null. */
function readName(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : readName(type.type);
}

function extract(whole: string): string {
  const dropOther = ({ name }: { readonly name: { readonly value: string } }) =>
    TYPES.has(name.value) ? undefined : null;
  const dropLeadingAway = ({ type }: { readonly type: TypeNode }) => (TYPES.has(readName(type)) ? undefined : null);
  const kept = visit(parse(whole), {
    SchemaDefinition: () => null,
    DirectiveDefinition: () => null,
    ObjectTypeDefinition: dropOther,
    InterfaceTypeDefinition: dropOther,
    UnionTypeDefinition: dropOther,
    EnumTypeDefinition: dropOther,
    ScalarTypeDefinition: dropOther,
    InputObjectTypeDefinition: dropOther,
    FieldDefinition: dropLeadingAway,
    InputValueDefinition: dropLeadingAway,
    // What is left of names: the interfaces of a type, and the members of a union.
    NamedType: dropOther,
    Directive: ({ name }) => (name.value === 'deprecated' ? undefined : null),
    StringValue: { leave: (_node, key) => (key === 'description' ? null : undefined) },
  });
  const source =
    '# From the npm package @octokit/graphql-schema 15.26.1, by extract-graphql.ts. MIT, Copyright (c) GitHub.';
  return `${source}\n${print(kept)}\n`;
}

const [, , from, to] = process.argv;
if (from === undefined || to === undefined) exit(2);
writeFileSync(to, extract(readFileSync(from, 'utf8')));
