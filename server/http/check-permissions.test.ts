import { oc } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { open, permitted, type RouteMeta } from '../../shared/contract/route.ts';
import { checkPermissions, listRoutes } from './check-permissions.ts';

describe('checkPermissions', () => {
  it('lets the app start if every route says who may call it', () => {
    expect(() => checkPermissions(contract)).not.toThrow();
    expect(() => checkPermissions({ a: open, b: permitted('quiz.list', 'ownRows') })).not.toThrow();
  });

  it('keeps the app from starting if one does not, and names it', () => {
    const bare = oc.route({ method: 'GET', path: '/everything' });
    expect(() => checkPermissions({ quizzes: { list: open, leak: bare } })).toThrow(
      'Each route must name its permission or be public. Missing: quizzes.leak.',
    );
  });

  it('keeps the app from starting if a permission that covers only some rows names no target', () => {
    const unchecked = oc.$meta<RouteMeta>({ permission: 'quiz.lock' });
    expect(() => checkPermissions({ quizzes: { lock: unchecked } })).toThrow(
      'Each route whose permission reaches only some rows must name its target. Missing: quizzes.lock.',
    );
  });
});

describe('listRoutes', () => {
  it('names each route by feature and call', () => {
    expect(listRoutes(contract)).toContainEqual({
      name: 'quizzes.create',
      method: 'POST',
      path: '/quizzes',
      permission: 'quiz.create',
      target: null,
      mayReadReplica: false,
    });
  });

  it('finds no two routes with the same method and path', () => {
    const routes = listRoutes(contract).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });
});
