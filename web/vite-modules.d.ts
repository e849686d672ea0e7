declare module 'virtual:*-routes' {
  import type { AnyContractRouter } from '@orpc/contract';

  const routes: AnyContractRouter;
  export default routes;
}
