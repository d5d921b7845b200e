import { readFileSync, readdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { withOwnSite } from '/work/wa/shell/weight/own-site';
import { loadHttp } from '/work/wa/bench/documents/http-load';
import { onOneCore } from '/work/wa/bench/documents/one-core';
const stat=(p:string)=>{try{return readFileSync(`/proc/${p}/stat`,'utf8').replace(/^.*\) /s,'').split(' ')}catch{return []}};
const cpu=(p:string)=>{const f=stat(p);return 10*(Number(f[11])+Number(f[12]))};
const kids=(p:string)=>readdirSync('/proc').filter(n=>/^\d+$/.test(n)&&stat(n)[1]===p);
const seconds=Number(process.env.SECONDS_EACH??6);
await withOwnSite(60 as never, async (site:any)=>{
  const {port}=new URL(site.origin);
  const out=spawnSync('ss',['-Hltnp',`sport = :${port}`],{encoding:'utf8'}).stdout;
  const pid=[...out.matchAll(/pid=(\d+)/g)][0]![1]!;
  const remotes=kids(pid);
  let n=Date.now();
  for (const [name,path] of [['home','/?sent='],['list','/properties?sent='],['home','/?sent='],['list','/properties?sent=']] as const){
    await loadHttp(site.origin,{connections:20,seconds:1,headers:{'accept-encoding':'br'},nextPath:()=>`${path}${++n}`});
    const a=cpu(pid), b=remotes.reduce((s,p)=>s+cpu(p),0); let count=0;
    const {result}=await onOneCore(site.origin,()=>loadHttp(site.origin,{connections:20,seconds,headers:{'accept-encoding':'br'},nextPath:()=>{count++;return `${path}${++n}`}}));
    const docs=result.perSecond*seconds;
    console.log(process.env.OFF??'', name, 'per s',result.perSecond.toFixed(0),'fail',result.failures,'server ms',((cpu(pid)-a)/docs).toFixed(2),'remotes ms',((remotes.reduce((s,p)=>s+cpu(p),0)-b)/docs).toFixed(2), 'load', readFileSync('/proc/loadavg','utf8').slice(0,5));
  }
});
