import { baseImage } from '../../../../src/engine/planes/supply-chain/base-image.js';
import { cases, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(baseImage, {
  invalid: wholeAndBare(
    cases(
      [
        ['Dockerfile', 'FROM node:24@sha256:aa\n', 'FROM node:24\n', '1 warn'],
        ['Dockerfile', 'FROM node:24\n', 'FROM node:latest\n', '1 warn'],
        ['Dockerfile', 'FROM node:24 AS build\n', 'FROM node AS build\n', '1 warn'],
        ['Dockerfile', 'ARG a\n', 'ARG a\nFROM node:latest\n', '2 info'],
        ['compose.yaml', 'services:\n  a:\n    image: redis:7\n', 'services:\n  a:\n    image: redis\n', '3 warn'],
      ],
      (path, before, after, finding) => ({ files: edit(path, before, after), findings: [finding] }),
    ),
  ),
  valid: cases(
    [
      ['Dockerfile', 'FROM node:24@sha256:aa\n', 'FROM node:25@sha256:bb\n'],
      ['Dockerfile', 'FROM node:24\n', 'FROM node:25\n'],
      ['Dockerfile', 'FROM node:24 AS build\n', 'FROM node:24 AS build\nFROM build\n'],
      ['Dockerfile', 'ARG V\n', `ARG V\nFROM node:\${V}\n`],
    ],
    (path, before, after) => ({ files: edit(path, before, after) }),
  ),
});
