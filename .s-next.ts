import { spawn } from "node:child_process"; import { openSync } from "node:fs"; import { appEnv } from "./sandbox/app-env";
const out = openSync("/tmp/w/s-next.log","w");
const c = spawn("node_modules/node/bin/node",["node_modules/next/dist/bin/next","start","-p","3171"],{stdio:["ignore",out,out],detached:true,env:{...process.env,...appEnv({siteUrl:"http://localhost:3170",gatewayUrl:"http://127.0.0.1:54570"}),NODE_ENV:"production"}});
console.log(c.pid); c.unref();
